import { withKind } from '@letterslot/react/kinds/custom'
import { addKind } from './add-kind.ts'

addKind(withKind)
