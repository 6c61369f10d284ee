import { withKind } from '@letterslot/react/kinds/picture-size'
import { addKind } from './add-kind.ts'

addKind(withKind)
