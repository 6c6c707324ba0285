import type { ModelRequestInput, NearModel, VehicleType } from '@bandari/sdk'
import { useState } from 'react'
import { type Market, wireMarkets } from '../../../shared/markets.ts'
import { type AskedModel, nothingAsked, questionOf } from '../../model-requests/request-form.ts'
import type { VehicleChoice } from './vehicle-choice.ts'

/** What is asked for in the place of a choice; a title that nobody has typed follows it. */
export function useAsking(choice: VehicleChoice, change: (part: Partial<VehicleChoice>) => void) {
  const [asked, setAsked] = useState<AskedModel | null>(null)
  const entitle = (before: AskedModel, after: AskedModel) => {
    if (choice.title === '' || choice.title === titleOf(before)) change({ title: titleOf(after) })
  }
  return {
    asked,
    start: () => {
      const begun = { ...nothingAsked, make: choice.make }
      setAsked(begun)
      entitle({ ...begun, model: choice.model }, begun)
    },
    stop: () => setAsked(null),
    change: (part: Partial<AskedModel>) => {
      if (!asked) return
      const after = { ...asked, ...part }
      setAsked(after)
      entitle(asked, after)
    },
    /** One of the list was meant. */
    use: ({ type, make, model }: NearModel) => {
      const isTyped = asked === null || choice.title !== titleOf(asked)
      change({ type, make, model, ...(!isTyped && { title: `${make} ${model}` }) })
      setAsked(null)
    },
  }
}

export type Asking = ReturnType<typeof useAsking>

function titleOf({ make, model }: AskedModel): string {
  return model.trim() === '' ? '' : `${make.trim()} ${model.trim()}`
}

interface Question {
  asked: AskedModel
  choice: VehicleChoice
  market: Market
}

export function askOf({ asked, choice, market }: Question): ModelRequestInput {
  return {
    ...questionOf(asked),
    // The types of the tree are those of the contract.
    type: choice.type as VehicleType,
    name: choice.title.trim(),
    region: wireMarkets[market].region,
  }
}
