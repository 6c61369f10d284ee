import { withCountry } from '@letterslot/react/kinds/country'
import { addKind } from './add-kind.ts'

addKind(withCountry)
