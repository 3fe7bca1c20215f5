// Buttons that copy a digest, a fix or a command, next to every text that is marked for it.
import { create, parts } from './elements.js';

/** Adds a button after each text with `data-copy`, which names what it is; once, however often the part is drawn. */
export function addCopyButtons(root: ParentNode): void {
  for (const text of parts(root, '[data-copy]', HTMLElement)) {
    if (text.nextElementSibling?.classList.contains('copy')) continue;
    const what = text.dataset.copy ?? '';
    const press = create('button', 'copy', create('span', 'unseen', `Copy ${what}`));
    press.type = 'button';
    press.title = `Copy ${what}`;
    text.after(press);
  }
}

/** Connects all copy buttons, also those that are added later. */
export function connectCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('.copy') : null;
    const text = pressed?.previousElementSibling;
    if (!(pressed instanceof HTMLElement) || !(text instanceof HTMLElement)) return;
    void copy(text.dataset.text ?? text.textContent ?? '').then((isCopied) =>
      say(pressed, isCopied ? 'Copied' : 'Press Ctrl+C'),
    );
  });
}

/** Browsers that refuse the clipboard to a file or a frame still copy a selection. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const area = create('textarea', 'unseen');
  area.value = text;
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

const shownFor = 2000;

/** Shows the outcome next to the button, where a screen reader hears it too. */
function say(pressed: HTMLElement, text: string): void {
  const outcome = create('span', 'copied', text);
  outcome.setAttribute('role', 'status');
  pressed.append(outcome);
  setTimeout(() => outcome.remove(), shownFor);
}
