import type { ColumnType } from 'kysely'

/** A jsonb column: an object when read, JSON text when written. */
export type Json<T> = ColumnType<T, string, string>

export type NullableJson<T> = ColumnType<T | null, string | null, string | null>
