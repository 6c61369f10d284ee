import { css } from 'virtual:element-kind-css/sent-blocks'
import { withKind } from '@letterslot/react/kinds/sent-blocks'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
