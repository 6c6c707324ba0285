import type { TrimDocument } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { compatibleModels } from './compatible-rows.ts'

const trim = (wish: Partial<TrimDocument>): TrimDocument => ({
  docID: 1,
  make: 'Toyota',
  model: 'Vitz',
  variant: 'F',
  cars_type: 'Hatchback',
  engine: '1.3 L petrol (1,329 cc)',
  year_list: [2010, 2011, 2012, 2013],
  ids: [2010, 2011, 2012],
  ...wish,
})

const of = (make: string, ...trims: TrimDocument[]) => ({ make, model: [], var: [], trims })

it('groups by make and model, and joins variants that share engine, body and years', () => {
  const list = [
    of(
      'Nissan',
      trim({ make: 'Nissan', model: 'Leaf', variant: 'X', engine: '40 kWh electric', ids: [2019] }),
    ),
    of(
      'Toyota',
      trim({}),
      trim({ docID: 2, variant: 'U' }),
      trim({ docID: 3, variant: 'U', ids: [2010, 2012] }),
      trim({ docID: 4, model: 'Aqua', variant: 'S', engine: '1.5 L hybrid (1,496 cc)' }),
    ),
  ]
  expect(compatibleModels(list)).toEqual([
    {
      make: 'Nissan',
      model: 'Leaf',
      rows: [{ variants: ['X'], body: 'Hatchback', engine: '40 kWh electric', years: '2019' }],
    },
    {
      make: 'Toyota',
      model: 'Vitz',
      rows: [
        {
          variants: ['F', 'U'],
          body: 'Hatchback',
          engine: '1.3 L petrol (1,329 cc)',
          years: '2010–2012',
        },
        {
          variants: ['U'],
          body: 'Hatchback',
          engine: '1.3 L petrol (1,329 cc)',
          years: '2010, 2012',
        },
      ],
    },
    {
      make: 'Toyota',
      model: 'Aqua',
      rows: [
        {
          variants: ['S'],
          body: 'Hatchback',
          engine: '1.5 L hybrid (1,496 cc)',
          years: '2010–2012',
        },
      ],
    },
  ])
})

it('is empty of nothing', () => {
  expect(compatibleModels([])).toEqual([])
})
