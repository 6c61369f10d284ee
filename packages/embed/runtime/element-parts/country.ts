import { withKind } from '@letterslot/react/kinds/country'
import { addKind } from './add-kind.ts'

addKind(withKind)
