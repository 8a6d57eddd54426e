/** Why a link or a file cannot be opened; the sentences stand with the app's words. */
export type ShareError =
  /** Nothing in it that looks like a link or a file of Nervio. */
  | 'not-ours'
  /** Longer than any link or file that Nervio makes. */
  | 'too-long'
  /** The end is missing. */
  | 'cut'
  /** Letters or bytes were changed on the way. */
  | 'damaged'
  /** It unfolds into more than any table holds. */
  | 'too-large'
  /** Made before the first release, in a form that is no longer read. */
  | 'older'
  /** Made by a newer version. */
  | 'newer'
  /** Whole, but it holds something that the rules do not know. */
  | 'invalid';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: ShareError };

export const failed = (why: ShareError): { ok: false; why: ShareError } => ({ ok: false, why });
