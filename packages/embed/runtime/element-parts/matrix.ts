import { css } from 'virtual:element-kind-css/matrix'
import { withKind } from '@letterslot/react/kinds/matrix'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
