import { css } from 'virtual:element-kind-css/rows'
import { withKind } from '@letterslot/react/kinds/rows'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
