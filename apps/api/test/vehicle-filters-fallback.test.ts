import { sql } from 'kysely'
import { checkFilters } from './filter-checks.ts'

/** PostgreSQL answers while a process loads the vehicles, and where they do not fit into its memory. */
checkFilters({ SEARCH_MEMORY: '0' }, async ({ db }) => {
  // The test world is too small for words with bits: here 50 vehicles are many.
  await sql`update words set mapped = true where n >= 50`.execute(db)
  await sql`select build_vehicle_bitmaps('word', 'select word, id from vehicle_search,
    unnest(tsvector_to_array(words)) as lexeme join words on word = lexeme and mapped')`.execute(db)
})
