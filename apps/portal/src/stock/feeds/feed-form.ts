import type { PlainMessageId } from '@bandari/i18n'
import type { Feed, FeedInput } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { classLabels, type FileKind, wireKinds } from '../imports/messages.ts'

export interface FeedFormValues {
  name: string
  address: string
  kind: FileKind
  every: string
  at: string
  missing: FeedInput['missing']
  isPublishing: boolean
}

/** A dealer's list of cars, early in the morning. */
export function valuesOf(feed: Feed | undefined): FeedFormValues {
  if (!feed)
    return {
      name: '',
      address: '',
      kind: 'vehicles',
      every: '24',
      at: '5',
      missing: 'ask',
      isPublishing: false,
    }
  return {
    name: feed.name,
    address: feed.address,
    kind: feed.market === 'local' ? feed.prod_class : 'export',
    every: String(feed.every_hours),
    at: String(feed.at_hour),
    missing: feed.missing,
    isPublishing: feed.publish_without_pictures,
  }
}

export function bodyOf({ kind, every, at, isPublishing, ...values }: FeedFormValues): FeedInput {
  const { prod_class, market } = wireKinds[kind]
  return {
    ...values,
    prod_class,
    market,
    every_hours: every === '6' ? 6 : every === '12' ? 12 : 24,
    at_hour: Number(at),
    publish_without_pictures: isPublishing,
  }
}

const everyLabels: Readonly<Record<string, PlainMessageId>> = {
  24: 'portalFeeds.form.every24',
  12: 'portalFeeds.form.every12',
  6: 'portalFeeds.form.every6',
}

export const everyChoices = () =>
  (['24', '12', '6'] as const).map((value) => ({
    value,
    label: t(everyLabels[value] ?? 'portalFeeds.form.every24'),
  }))

/** `05:00`, as clocks of every language show it. */
export const hourChoices = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

export const kindChoices = (kinds: readonly FileKind[]) =>
  kinds.map((value) => ({ value, label: t(classLabels[value]) }))

export const missingChoices = () => [
  { value: 'ask', label: t('portalFeeds.form.ask') },
  { value: 'withdraw', label: t('portalFeeds.form.withdraw') },
]
