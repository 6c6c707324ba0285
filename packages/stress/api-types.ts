/** Modules of the API declare their tables and settings themselves; this one line has all of them known here. */
import type {} from '@bandari/api/src/module-types.ts'
