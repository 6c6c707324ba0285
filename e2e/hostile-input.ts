import type { Page } from '@playwright/test'
import { unique } from '@bandari/api/arrange'
import type { Shop } from './world.ts'

/** An open dialog means that an injected script ran. */
export function recordDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}

/** Normalised like a browser's text: line ends are line feeds, and lone surrogates are replaced. */
export function asShown(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n')
}

/** A make of its own, so that its pages hold these and nothing else. */
export async function stockTitles(shop: Shop, titles: readonly string[]): Promise<string> {
  const slug = `naughty-${unique()}`
  const [make] = await shop.sql<{ id: number }>(
    'insert into makes (slug, name) values ($1, $1) returning id',
    [slug],
  )
  const [model] = await shop.sql<{ id: number }>(
    "insert into models (make_id, slug, name) values ($1, 'any', 'Any') returning id",
    [make!.id],
  )
  await shop.sql(
    `insert into products (market, class, make_id, model_id, title, reference, price, currency,
       quantity, status, cover_media_id, image_count)
     select market, class, $2, $3, given.title, $1 || '-' || given.place, price, currency,
       1, 'live', cover_media_id, 1
     from unnest($4::text[]) with ordinality as given (title, place),
       (select * from products where listed and class = 'cars' order by id limit 1) as model`,
    [slug, make!.id, model!.id, titles.map((title) => title.toWellFormed())],
  )
  return slug
}
