import { asProblem, type PlainOrProblem, type Problem, sentenceOf } from './problem.ts'

/** Field → what is wrong with it, nested as the request is. */
export type FieldProblems = {
  readonly [field: string]:
    | readonly PlainOrProblem[]
    | FieldProblems
    | readonly FieldProblems[]
    | undefined
}

/** Only the problems of fields that the body has. */
export function amongFields(problems: FieldProblems, body: object): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field in body))
}

/** The fields of an object with these names. */
export function onlyFields<Fields extends object>(
  fields: Fields,
  names: ReadonlySet<string>,
): Partial<Fields> {
  const kept = Object.entries(fields).filter(([name]) => names.has(name))
  return Object.fromEntries(kept) as Partial<Fields>
}

/** The same shape with sentences in place of problems. */
type Sentences<Tree> = { -readonly [Field in keyof Tree]: SentencesOf<Tree[Field]> }

type SentencesOf<Entry> = Entry extends undefined
  ? undefined
  : Entry extends readonly PlainOrProblem[]
    ? string[]
    : Entry extends readonly (infer Item)[]
      ? Sentences<Item>[]
      : Sentences<Entry>

export type FieldErrors<Tree> = Sentences<Tree> & {
  /** Path (`shipping_address.line1`) → a code for every sentence. */
  codes: Record<string, string[]>
}

/** Body of a refusal with field errors: their sentences, and beside them codes and the values in the sentences. */
export function fieldErrors<const Tree extends FieldProblems>(tree: Tree): FieldErrors<Tree> {
  const problems = new Map<string, Problem[]>()
  const sentences = spell(tree, '', problems)
  const codes = [...problems].map(([path, found]) => [path, found.map(({ code }) => code)])
  const values = [...problems]
    .filter(([, found]) => found.some((one) => one.values !== undefined))
    .map(([path, found]) => [path, found.map((one) => one.values ?? {})])
  return {
    ...sentences,
    codes: Object.fromEntries(codes),
    ...(values.length > 0 ? { values: Object.fromEntries(values) } : {}),
  } as unknown as FieldErrors<Tree>
}

type ProblemsByPath = Map<string, Problem[]>

function spell(tree: FieldProblems, path: string, found: ProblemsByPath): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([field, entry = {}]) => {
      const inner = path === '' ? field : `${path}.${field}`
      if (!isList(entry)) return [field, spell(entry, inner, found)]
      return [field, entry.map((item) => name(item, inner, found))]
    }),
  )
}

/** One of a field's problems, or what is wrong with one entry of a list: entries share their paths. */
function name(item: Item, path: string, found: ProblemsByPath) {
  if (!isProblem(item)) return spell(item, path, found)
  found.set(path, [...(found.get(path) ?? []), asProblem(item)])
  return sentenceOf(item)
}

/** A field may be called `code`; what is wrong with it is a list. */
function isProblem(item: Item): item is PlainOrProblem {
  return typeof item === 'string' || typeof item['code'] === 'string'
}

type Item = PlainOrProblem | FieldProblems

function isList(entry: readonly Item[] | FieldProblems): entry is readonly Item[] {
  return Array.isArray(entry)
}
