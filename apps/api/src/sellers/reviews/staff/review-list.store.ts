import { sql } from 'kysely'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import { reviewFacts, reviewTables } from '../reviews.store.ts'

export const reviews = resource({
  name: 'reviews',
  from: reviewTables,
  select: reviewFacts,
  idsFirst: true,
  fields: {
    id: { ref: sql.ref('reviews.id'), type: 'number', required: true },
    is_reported: {
      ref: sql`(exists (select from review_reports where review_id = reviews.id and settled_at is null))`,
      type: 'boolean',
      required: true,
    },
    is_hidden: { ref: sql`(reviews.hidden_at is not null)`, type: 'boolean', required: true },
    stars: { ref: sql.ref('reviews.stars'), type: 'number', required: true },
    seller_id: { ref: sql.ref('reviews.vendor_id'), type: 'number', required: true },
    user_id: { ref: sql.ref('reviews.account_id'), type: 'number', required: true },
    created_at: { ref: sql.ref('reviews.created_at'), type: 'time', required: true },
    order_number: { ref: sql.ref('orders.number'), type: 'text', required: true },
  },
  sort: { field: 'created_at', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(orders.number ilike ${text} or reviews.text ilike ${text} or reviews.answer ilike ${text}
      or seller.first_name || ' ' || seller.last_name ilike ${text})`
  },
})
