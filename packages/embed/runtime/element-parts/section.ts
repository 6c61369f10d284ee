import { css } from 'virtual:element-kind-css/section'
import { withKind } from '@letterslot/react/kinds/section'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
