import { expect, it } from 'vitest'
import { badgeLabel } from './rule-labels.ts'

it.each([
  [{ kind: 'steering', steering: 'left', effect: 'block' }, 'importGuide.refused.left'],
  [{ kind: 'steering', steering: 'right', effect: 'block' }, 'importGuide.refused.right'],
  [{ kind: 'steering', steering: 'right', effect: 'unknown' }, 'importGuide.effect.unknown'],
  [{ kind: 'age', steering: null, effect: 'block' }, 'importGuide.refused.age'],
  [{ kind: 'emissions', steering: null, effect: 'block' }, 'importGuide.effect.block'],
  [{ kind: 'age', steering: null, effect: 'info' }, 'importGuide.effect.info'],
] as const)('%o has the badge %s', (rule, label) => {
  expect(badgeLabel(rule)).toBe(label)
})
