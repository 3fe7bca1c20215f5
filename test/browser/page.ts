// The HTML report in a real Chromium, watched: requests, console, dialogs and broken policy are recorded.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Where distributions put it; `undefined`: there is none, and the tests are left out. */
export const executable = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Watched {
  readonly page: Page;
  /** Whatever a page that minds its own business never does. */
  readonly noise: string[];
}

export class Viewer {
  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Viewer> {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({
      ...(executable && { executablePath: executable }),
      args: sandbox,
    });
    return new Viewer(browser, mkdtempSync(path.join(tmpdir(), 'tagproof-page-')));
  }

  async open(html: string, options: BrowserContextOptions = {}): Promise<Watched> {
    const file = path.join(this.folder, 'report.html');
    writeFileSync(file, html);
    return this.openAt(pathToFileURL(file).href, options);
  }

  /** Opens an address, such as that of a page which is open already. */
  async openAt(address: string, options: BrowserContextOptions = {}): Promise<Watched> {
    const url = address.split('#')[0] ?? '';
    const context = await this.browser.newContext(options);
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    page.on('dialog', (dialog) => void noise.push(`dialog: ${dialog.message()}`));
    page.on('request', (request) => {
      if (request.url().split('#')[0] !== url) noise.push(`request: ${request.url()}`);
    });
    await page.goto(address);
    return { page, noise };
  }

  async closePages(): Promise<void> {
    for (const context of this.browser.contexts()) await context.close();
  }

  async close(): Promise<void> {
    await this.browser.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** Rules of axe that the page breaks, each with the first element that does. */
export async function broken(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const run = `axe.run(document, { rules: { 'target-size': { enabled: true } } }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))`;
  return page.evaluate<string[]>(run);
}
