import type { ModelAnswer } from '@bandari/sdk'
import type { Answer } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, type PlainOrProblem, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { slugOf } from '../../core/slug.ts'
import type { Database } from '../../platform/db/database.ts'
import { addToTree, loadTree, lockTree, type TreeAdditions } from '../fitment/tree.store.ts'
import { kindOfType } from './model-request.view.ts'
import { type Mistakes, nameKey, nameMistakes, tidyName } from './name-key.ts'

type Names = Pick<ModelAnswer, 'type' | 'make' | 'model' | 'trim'>
type Refusal = Exclude<Answer<'answerModelRequest'>, { status: 200 }>
type TreeRow = Awaited<ReturnType<typeof loadTree>>[number]

/**
 * Adds make, model and trim to the vehicle tree, as far as it lacks them, the way an import of vehicles does. A name that
 * differs in capitals, spaces and signs only is the one that is there.
 */
export async function addModel(db: Database, answer: Names): Promise<Added | { refusal: Refusal }> {
  const problems = mistakesIn(answer)
  if (problems) return { refusal: refuse(400, fieldErrors(problems)) }
  await lockTree(db)
  const plan = planAddition(await loadTree(db), answer)
  if ('problem' in plan) return { refusal: refuse(409, detail(plan.problem)) }
  await addToTree(db, plan.additions)
  return { makeSlug: plan.makeSlug, modelSlug: plan.modelSlug }
}

function mistakesIn({
  type,
  make,
  model,
  trim,
}: Names): Record<string, Mistakes | Mistakes[string]> | null {
  const inTrim = trim && {
    ...nameMistakes({ name: trim.name, engine: trim.engine }),
    ...(trim.year_to < trim.year_from && {
      year_to: ['years_reversed'] satisfies Mistakes[string],
    }),
  }
  const found: Record<string, Mistakes | Mistakes[string]> = {
    ...(type === undefined && { type: ['required'] }),
    ...nameMistakes({ make, model }),
    ...(inTrim && Object.keys(inTrim).length > 0 && { trim: inTrim }),
  }
  return Object.keys(found).length > 0 ? found : null
}

interface Added {
  makeSlug: string
  modelSlug: string
}

interface Plan extends Added {
  additions: TreeAdditions
}

/** What the tree lacks of it, or that it lacks nothing. */
export function planAddition(
  tree: readonly TreeRow[],
  { type = 'Cars', make = '', model = '', trim }: Names,
): Plan | { problem: PlainOrProblem } {
  const ofMake = tree.filter((row) => nameKey(row.make) === nameKey(make))
  const ofModel = ofMake.filter(
    (row) => row.model !== null && nameKey(row.model) === nameKey(model),
  )
  const [known, knownModel] = [ofMake[0], ofModel[0]]
  const names = { make: known?.make ?? tidyName(make), model: knownModel?.model ?? tidyName(model) }
  if (knownModel && !trim) return { problem: problem('model_exists', names) }
  const makeSlug = known?.make_slug ?? slugOf(make)
  const modelSlug = knownModel?.model_slug ?? slugOf(model)
  const variant = trim && variantName(ofModel, trim.name)
  const years = trim ? yearsOf(trim) : []
  const isThere = ofModel.some(
    (row) =>
      row.variant === variant &&
      row.body === trim?.body &&
      nameKey(row.engine ?? '') === nameKey(trim.engine) &&
      years.every((year) => row.years?.includes(year)),
  )
  if (trim && isThere) return { problem: problem('trim_exists', { ...names, trim: trim.name }) }
  return {
    makeSlug,
    modelSlug,
    additions: {
      makes: known ? [] : [{ slug: makeSlug, name: names.make }],
      models: knownModel
        ? []
        : [
            {
              make: makeSlug,
              slug: modelSlug,
              name: names.model,
              body: bodyOf(trim),
              kind: kindOfType(type),
            },
          ],
      trims:
        trim && variant !== undefined
          ? [
              {
                make: makeSlug,
                model: modelSlug,
                variant,
                body: trim.body,
                engine: tidyName(trim.engine),
                years,
              },
            ]
          : [],
    },
  }
}

/** As it is written already, if it is. */
function variantName(ofModel: readonly TreeRow[], typed: string): string {
  const known = ofModel.find(
    ({ variant }) => variant !== null && nameKey(variant) === nameKey(typed),
  )
  return known?.variant ?? tidyName(typed)
}

function bodyOf(trim: Names['trim']): string | null {
  return trim === undefined || trim.body === 'unstated' ? null : trim.body
}

function yearsOf({ year_from: first, year_to: last }: NonNullable<Names['trim']>): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
