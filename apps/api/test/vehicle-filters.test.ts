import { checkFilters } from './filter-checks.ts'

checkFilters({})
