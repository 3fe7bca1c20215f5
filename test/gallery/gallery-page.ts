// docs/gallery.md: every picture of the gallery, by channel and size.
import type { Channel } from './channels.js';

/** The page as Markdown. @param exists whether there is a picture of this name */
export function galleryPage(
  channels: readonly Channel[],
  sizes: readonly string[],
  exists: (name: string) => boolean,
): string {
  const head = `# Gallery

What every channel shows of reports with ${listed(sizes)} findings, and of one foreign digest among good
pins, at the width that the host gives it: its first screen, light and
dark. \`node scripts/gallery.mjs --write\` draws the pictures from fixed reports, and a test compares them by pixels.
`;
  return `${head}${channels.map((channel) => section(channel, sizes, exists)).join('')}`;
}

function section(
  { id, title, width }: Channel,
  sizes: readonly string[],
  exists: (name: string) => boolean,
): string {
  const parts = sizes.map((size) => {
    const names = ['light', 'dark'].map((theme) => `${id}-${size}-${theme}.png`);
    const count = countOf(size);
    if (!names.every(exists))
      return `### ${title}: ${count}\n\nThere is nothing to write, so there is none.\n`;
    const [light = '', dark = ''] = names;
    return `### ${title}: ${count}

<picture>
<source media="(prefers-color-scheme: dark)" srcset="images/gallery/${dark}">
<img src="images/gallery/${light}" width="${width}" alt="${title} with ${count}">
</picture>
`;
  });
  return `\n## ${title}\n\n${parts.join('\n')}`;
}

/** A size is a number of findings, or the name of a situation. */
function countOf(size: string): string {
  return size === 'culprit' ? 'one foreign digest among good pins' : `${size} findings`;
}

function listed(sizes: readonly string[]): string {
  const numbers = sizes.filter((size) => size !== 'culprit');
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
