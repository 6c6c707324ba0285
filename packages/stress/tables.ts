/** The API declares its tables in many files; this one line has all of them known here. */
import type {} from '@bandari/api/src/tables.ts'
