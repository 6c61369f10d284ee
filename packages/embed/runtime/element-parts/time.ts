import { withKind } from '@letterslot/react/kinds/time'
import { addKind } from './add-kind.ts'

addKind(withKind)
