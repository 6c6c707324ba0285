import { checkFilters } from '../helpers/filter-checks.ts'

/** The plain statement answers while a process loads the vehicles, and where they do not fit into its memory. */
checkFilters({ SEARCH_MEMORY: '0' })
