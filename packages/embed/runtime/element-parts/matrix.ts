import { css } from 'virtual:element-kind-css/matrix'
import { withMatrix } from '@letterslot/react/kinds/matrix'
import { addKind } from './add-kind.ts'

addKind(withMatrix, css)
