import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChannel, type TabChannel } from './channel.ts';

let sent: string[] = [];
let pictures: (() => void)[] = [];
let page: EventTarget & { visibilityState: string };
let channel: TabChannel;

const draft = (table: string) => ({ kind: 'draft', table, draft: null }) as const;
const turnTo = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
/** Draws, and lets what waits for the picture run. */
const draw = () => {
  for (const picture of pictures.splice(0)) picture();
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  pictures = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (picture: () => void) => pictures.push(picture));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = ({ table }: { table: string }) => void sent.push(table);
    },
  );
  channel = openChannel();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('news for the other tabs', () => {
  it('goes out in its order after the next picture, so that the answer to a tap comes first', () => {
    channel.post(draft('one'));
    channel.post(draft('two'));
    vi.runAllTimers();
    expect(sent).toEqual([]);
    draw();
    expect(sent).toEqual(['one', 'two']);
    channel.post(draft('three'));
    draw();
    expect(sent).toEqual(['one', 'two', 'three']);
  });

  it('goes out at once from a page that draws nothing', () => {
    turnTo('hidden');
    channel.post(draft('one'));
    expect(sent).toEqual(['one']);
    turnTo('visible');
    channel.post(draft('two'));
    draw();
    expect(sent).toEqual(['one', 'two']);
  });

  it('goes out when the page goes away before it has drawn, and only once', () => {
    channel.post(draft('one'));
    turnTo('hidden');
    expect(sent).toEqual(['one']);
    draw();
    expect(sent).toEqual(['one']);
  });
});
