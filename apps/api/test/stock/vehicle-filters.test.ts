import { checkFilters } from '../helpers/filter-checks.ts'

checkFilters({})
