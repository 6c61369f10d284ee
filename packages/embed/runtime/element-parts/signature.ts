import { css } from 'virtual:element-kind-css/signature'
import { withSignature } from '@letterslot/react/kinds/signature'
import { addKind } from './add-kind.ts'

addKind(withSignature, css)
