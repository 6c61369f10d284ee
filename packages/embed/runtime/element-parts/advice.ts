import { withKind } from '@letterslot/react/kinds/advice'
import { addKind } from './add-kind.ts'

addKind(withKind)
