/**
 * The oldest browsers that Nervio runs in: Safari and iPadOS 16.4, Chrome 111, Firefox 121. In an older one this
 * file says what is missing, where otherwise a white page would be. It is written for browsers of any age, so it is
 * neither a module nor built, and it styles what it says itself: they may not understand the style sheets either.
 */
(function () {
  function works(attempt) {
    try {
      return !!attempt();
    } catch (_) {
      return false;
    }
  }

  var style = window.CSS && CSS.supports ? CSS.supports.bind(CSS) : function () {};
  var needs = [
    [
      'JavaScript 2022',
      function () {
        return 'noModule' in document.createElement('script') && Object.hasOwn && [].findLast;
      },
    ],
    [
      'Array.prototype.toSorted',
      function () {
        return [].toSorted;
      },
    ],
    [
      'RegExp lookbehind',
      function () {
        return new RegExp('(?<!a)b', 'u');
      },
    ],
    [
      'CompressionStream',
      function () {
        return window.CompressionStream && window.DecompressionStream;
      },
    ],
    [
      '<dialog>',
      function () {
        return HTMLDialogElement.prototype.showModal;
      },
    ],
    [
      'CSS @container',
      function () {
        return style('container-type', 'size');
      },
    ],
    [
      'CSS :has()',
      function () {
        return style('selector(:has(a))');
      },
    ],
    [
      'CSS color-mix()',
      function () {
        return style('color', 'color-mix(in oklab, red, blue)');
      },
    ],
  ];

  var missing = needs
    .filter(function (need) {
      return !works(need[1]);
    })
    .map(function (need) {
      return need[0];
    });
  var root = document.getElementById('root');
  if (!missing.length || !root) return;

  function line(language, tag, text) {
    var element = document.createElement(tag);
    element.lang = language;
    element.textContent = text;
    element.style.cssText = tag === 'h1' ? 'margin:48px 0 12px;font:700 26px/1.2 serif' : 'margin:0 0 12px';
    root.appendChild(element);
  }

  // The app looks for its root and finds none, so it leaves this page alone.
  root.id = 'too-old';
  root.setAttribute('role', 'alert');
  root.style.cssText =
    'max-width:34em;margin:8vh auto;padding:0 24px;font:18px/1.5 sans-serif;color:#f4ecdf;background:#15110e';
  document.documentElement.style.background = '#15110e';
  document.body.style.background = '#15110e';
  var list = missing.join(', ');
  line('es', 'h1', 'Este navegador es demasiado antiguo para Nervio');
  line('es', 'p', 'Le falta: ' + list + '.');
  line(
    'es',
    'p',
    'Actualízalo, o abre Nervio en Safari 16.4 (iPadOS 16.4), Chrome 111, Firefox 121 o una versión posterior. Tus mesas guardadas siguen en el dispositivo.',
  );
  line('en', 'h1', 'This browser is too old for Nervio');
  line('en', 'p', 'It lacks: ' + list + '.');
  line(
    'en',
    'p',
    'Update it, or open Nervio in Safari 16.4 (iPadOS 16.4), Chrome 111, Firefox 121 or later. Your saved tables stay on the device.',
  );
})();
