import { css } from 'virtual:element-kind-css/signature'
import { withKind } from '@letterslot/react/kinds/signature'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
