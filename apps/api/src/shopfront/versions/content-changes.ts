import type { Language } from '@bandari/i18n'
import type { ContentChange } from '@bandari/sdk'
import type { ArticleContent, Content, ListedVehicle, TranslatedText } from './content.ts'

export type Change = Pick<ContentChange, 'what'> & {
  language?: Language
  product_id?: number
}

/** What is different in `after`, in the order in which the screens show it. */
export function changesOf(before: Content | null, after: Content): Change[] {
  if (before === null) return [{ what: 'written' }]
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) ? vehicleChanges(before, after) : []
  return articleChanges(before, after)
}

const texts = ['title', 'summary', 'content'] as const

function articleChanges(before: ArticleContent, after: ArticleContent): Change[] {
  const isPictureOther =
    before.picture !== after.picture ||
    before.picture_decorative !== after.picture_decorative ||
    before.picture_alt !== after.picture_alt
  const others = [
    [before.slug !== after.slug, 'address'],
    [isPictureOther, 'picture'],
    [before.status !== after.status, 'state'],
    [before.published_at !== after.published_at, 'starts'],
    [before.ends_at !== after.ends_at, 'ends'],
  ] as const
  return [
    ...textChanges(before, after),
    ...translationChanges(before, after),
    ...others.filter(([isOther]) => isOther).map(([, what]) => ({ what })),
  ]
}

function textChanges(before: TranslatedText, after: TranslatedText): Change[] {
  return texts.filter((field) => before[field] !== after[field]).map((what) => ({ what }))
}

function translationChanges(before: ArticleContent, after: ArticleContent): Change[] {
  const languages = [
    ...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)]),
  ] as Language[]
  return languages.toSorted().flatMap((language): Change[] => {
    const [old, now] = [before.texts[language], after.texts[language]]
    if (!now) return [{ what: 'untranslated', language }]
    if (!old) return [{ what: 'translated', language }]
    const picture: Change[] = old.picture_alt === now.picture_alt ? [] : [{ what: 'picture' }]
    return [...textChanges(old, now), ...picture].map((change) => ({ ...change, language }))
  })
}

function keyOf({ shelf, product_id }: ListedVehicle): string {
  return `${shelf ?? ''} ${product_id}`
}

function vehicleChanges(before: ListedVehicle[], after: ListedVehicle[]): Change[] {
  const [old, now] = [before, after].map(
    (list) => new Map(list.map((vehicle) => [keyOf(vehicle), vehicle])),
  ) as [Map<string, ListedVehicle>, Map<string, ListedVehicle>]
  const kept = after.filter((vehicle) => old.has(keyOf(vehicle)))
  const changed = (what: Change['what'], { product_id }: ListedVehicle): Change => ({
    what,
    product_id,
  })
  return [
    ...after.filter((one) => !old.has(keyOf(one))).map((one) => changed('added', one)),
    ...before.filter((one) => !now.has(keyOf(one))).map((one) => changed('removed', one)),
    ...kept
      .filter((one) => isScheduledOtherwise(one, old.get(keyOf(one))))
      .map((one) => changed('scheduled', one)),
    ...moved(
      before.filter((one) => now.has(keyOf(one))),
      kept,
    ).map((one) => changed('moved', one)),
  ]
}

function isScheduledOtherwise(one: ListedVehicle, before: ListedVehicle | undefined): boolean {
  return one.starts_at !== before?.starts_at || one.ends_at !== before.ends_at
}

/** The vehicles that went furthest, until the rest stands in the order that it had: one that was moved, not all that it passed. */
function moved(before: ListedVehicle[], after: ListedVehicle[]): ListedVehicle[] {
  const found: ListedVehicle[] = []
  let old = before.map(keyOf)
  let rest = after
  for (;;) {
    const places = new Map(old.map((key, place) => [key, place]))
    const distances = rest.map((one, place) => Math.abs(place - (places.get(keyOf(one)) ?? place)))
    const furthest = Math.max(0, ...distances)
    const one = rest[distances.indexOf(furthest)]
    if (furthest === 0 || one === undefined) return found
    found.push(one)
    rest = rest.filter((each) => each !== one)
    old = old.filter((key) => key !== keyOf(one))
  }
}
