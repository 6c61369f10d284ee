import { css } from 'virtual:element-kind-css/sent-acts'
import { withKind } from '@letterslot/react/kinds/sent-acts'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
