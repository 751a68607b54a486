import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

const PAGE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bare</title>
<p id="said">Nothing yet</p><button>Go</button><script>
const button = document.querySelector('button');
button.onclick = () => { said.textContent = 'Done'; window.works = performance.now(); };
button.click();
</script>`;

/** A page with one button, the minimum to load over the same network. */
export class BarePage {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  static async serve(): Promise<BarePage> {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(PAGE),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new BarePage(server);
  }

  /** The time until its button has responded, in ms after the page was requested. */
  async arrive(page: Page): Promise<number> {
    await page.goto(this.url);
    return page.evaluate(() => (window as unknown as { readonly works: number }).works);
  }

  close(): void {
    this.#server.close();
  }
}
