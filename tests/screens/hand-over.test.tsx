/** Every way a share sheet can answer, and what reaches the other side. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as downloads from '../../src/app/download.ts';
import { handOverFile, shareLink } from '../../src/app/share/hand-over.ts';
import { CHROMIUM_KINDS, installShareSheet } from '../share-sheet.ts';

const TEXT = '{"nervio":1}';
const TYPE = 'application/json';

let saved: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  saved = vi.spyOn(downloads, 'download').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
});

const tap = (): void => document.body.click();
const give = () => handOverFile('mesa.nervio.json', TEXT, TYPE);

describe('a file', () => {
  it('goes by the share sheet, as what it is', async () => {
    const sheet = installShareSheet({});
    tap();
    expect(await give()).toBe('shared');
    expect(sheet.shown).toMatchObject([
      { title: null, url: null, files: [{ name: 'mesa.nervio.json', type: TYPE, text: TEXT }] },
    ]);
    expect(saved).not.toHaveBeenCalled();
  });

  it('goes as a text where JSON may not be shared', async () => {
    const sheet = installShareSheet(CHROMIUM_KINDS);
    tap();
    expect(await give()).toBe('shared');
    expect(sheet.shown[0]?.files).toEqual([{ name: 'mesa.nervio.txt', type: 'text/plain', text: TEXT }]);
  });

  it('is saved where nothing of the kind may be shared', async () => {
    const sheet = installShareSheet({ png: 'image/png' });
    tap();
    expect(await give()).toBe('saved');
    expect(sheet.shown).toEqual([]);
    expect(saved).toHaveBeenCalledWith('mesa.nervio.json', TEXT, TYPE);
  });

  it('is not saved when the sheet is put away', async () => {
    installShareSheet({}).answer = 'put away';
    tap();
    expect(await give()).toBe('cancelled');
    expect(saved).not.toHaveBeenCalled();
  });

  it('is saved when the device forbids sharing', async () => {
    installShareSheet({}).answer = 'forbidden';
    tap();
    expect(await give()).toBe('saved');
    expect(saved).toHaveBeenCalledOnce();
  });

  it('is saved when the tap is too long ago', async () => {
    const sheet = installShareSheet({});
    tap();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await give()).toBe('saved');
    expect(sheet.shown).toEqual([]);
  });

  it('opens one sheet when somebody taps twice', async () => {
    const sheet = installShareSheet({});
    sheet.answer = 'stay';
    tap();
    void give();
    tap();
    expect(await give()).toBe('cancelled');
    await vi.waitFor(() => expect(sheet.shown).toHaveLength(1));
    expect(saved).not.toHaveBeenCalled();
  });

  it('is saved on a device with a mouse', async () => {
    const sheet = installShareSheet({});
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    tap();
    expect(await give()).toBe('saved');
    expect(sheet.shown).toEqual([]);
  });

  it('is saved where there is no share sheet at all', async () => {
    tap();
    expect(await give()).toBe('saved');
  });
});

describe('a link', () => {
  const send = () => shareLink('Mesa', 'https://nervio.example/stupidity#c2');

  it('goes by the share sheet', async () => {
    const sheet = installShareSheet(CHROMIUM_KINDS);
    tap();
    expect(await send()).toBe(true);
    expect(sheet.shown).toMatchObject([{ title: 'Mesa', url: 'https://nervio.example/stupidity#c2' }]);
  });

  it('counts as handed over when the sheet is put away', async () => {
    installShareSheet({}).answer = 'put away';
    tap();
    expect(await send()).toBe(true);
  });

  it('is left to be copied when the device forbids it', async () => {
    installShareSheet({}).answer = 'forbidden';
    tap();
    expect(await send()).toBe(false);
  });
});
