/** Modules of the API declare their own tables and settings; this line makes all of these types visible here. */
export type * from '@bandari/api/src/module-types.ts'
