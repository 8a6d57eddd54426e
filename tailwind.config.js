/** Design tokens. Colours are CSS variables, so that themes and rulesets change them in one place: src/app/app.css. */
const token = (name) => `var(--${name})`;

export default {
  darkMode: ['selector', '[data-theme="lamplight"]'],
  theme: {
    extend: {
      colors: {
        ground: token('ground'),
        surface: token('surface'),
        raised: token('raised'),
        line: token('line'),
        ink: token('ink'),
        muted: token('muted'),
        accent: token('accent'),
        'accent-ink': token('accent-ink'),
        fear: token('fear'),
        pursuit: token('pursuit'),
        attack: token('attack'),
        ok: token('ok'),
        bad: token('bad'),
        'side-a': token('side-a'),
        'side-b': token('side-b'),
        felt: token('felt'),
      },
      fontFamily: {
        display: ['Alegreya', 'Alegreya Fallback', 'serif'],
        sans: ['Atkinson Hyperlegible Next', 'Atkinson Fallback', 'system-ui', 'sans-serif'],
      },
      screens: { tablet: '700px' },
      // A finger stays the same when the text grows: targets are at least this, and grow with what they hold.
      minHeight: { tap: '48px' },
      minWidth: { tap: '48px' },
    },
  },
};
