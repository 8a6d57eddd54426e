/** Firefox by WebDriver BiDi, the protocol that it speaks without a driver beside it. */
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { asText, type Engine, type Session, SIZE } from './engine.ts';
import { programOf } from './programs.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];

async function session(): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf(PROGRAMS),
    extraPrefsFirefox: { 'intl.accept_languages': 'es-ES,es' },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(SIZE);
  return {
    version: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    run: (task, ...given) => page.evaluate(asText(task, given)) as Promise<never>,
    click: async (find, ...given) => {
      const handle = await page.evaluateHandle(asText(find, given));
      const found = handle.asElement() as ElementHandle<Element> | null;
      await found?.click();
      return found !== null;
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  needs: { 'firefox-esr': PROGRAMS },
  session,
};
