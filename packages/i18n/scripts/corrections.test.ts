import { expect, it } from 'vitest'
import { correctSentence, looksSame } from './corrections.ts'

it.each([
  ['leaves a sentence as it is', 'Gari jipya', 'Gari', 'Gari jipya'],
  ['blanks around it', '  Gari jipya \n', 'Gari', 'Gari jipya'],
  ['blanks that belong to it', 'hufungua dirisha', ' (hufungua kichupo)', ' hufungua dirisha'],
  ['line ends of Windows', 'Gari,\r\nmeli', 'Gari', 'Gari,\nmeli'],
  ['letters in two pieces', 'pre\u0301vu', 'prévu', 'prévu'],
  ['a straight apostrophe', "l'agent d'ici", 'l’agent', 'l’agent d’ici'],
  ['one before a placeholder', "d'{name}", 'de {name}', 'd’{name}'],
  ['apostrophes that print as one', "Code ''{code}''", "''{code}''", "Code ''{code}''"],
  ['those, made curly', 'Code ‘’{code}’’', "''{code}''", "Code ''{code}''"],
  [
    'those, whose first a cell swallowed',
    "'{title}'' imeuzwa",
    "''{title}'' iko",
    "''{title}'' imeuzwa",
  ],
  ['a lost no-break space', 'Prix : {n} km', 'Le prix\u00a0: {n}\u202fkm', 'Prix : {n}\u202fkm'],
  ['three words held together', 'voici 5 000 km', '5\u202f000\u202fkm', 'voici 5\u202f000\u202fkm'],
  ['a kept no-break space', 'voici {n}\u202fkm', '{n}\u202fkm', 'voici {n}\u202fkm'],
  ['a plain space between other words', 'tout prix :', 'prix\u202f?', 'tout prix :'],
  ['nothing', ' \u00a0', '{n}\u00a0km', ''],
])('mends %s', (_, typed, now, mended) => {
  expect(correctSentence(typed, now)).toBe(mended)
})

it.each([
  ['Prix\u202f: {n}', 'Prix : {n}', true],
  ['Gari,\nmeli', 'Gari,\r\nmeli', true],
  [' (kichupo)', '(kichupo)', true],
  ['l’agent', "l'agent", true],
  ['“{name}”', '"{name}"', true],
  ["''{name}''", '‘’{name}’’', true],
  ['Inapakia...', 'Inapakia…', true],
  ['Gari', 'gari', false],
  ['agizo', 'oda', false],
  ['« oui »', '“oui”', false],
])('%j and %j read alike: %s', (one, other, alike) => {
  expect(looksSame(one, other)).toBe(alike)
})
