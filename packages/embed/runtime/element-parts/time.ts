import { withTime } from '@letterslot/react/kinds/time'
import { addKind } from './add-kind.ts'

addKind(withTime)
