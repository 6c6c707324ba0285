/** What `schema.sql` says of the tables of a folder. */
export interface SchemaModule {
  /** Its folder in `apps/api/src`. */
  name: string
  /** What its tables are about. */
  about: string
  /** In the order in which they are read: what a row is, who writes it, what must hold. */
  tables: Readonly<Record<string, string>>
  /** What the database itself does; they stand before the tables. */
  functions: Readonly<Record<string, string>>
}
