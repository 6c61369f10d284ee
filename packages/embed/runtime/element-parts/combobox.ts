import { css } from 'virtual:element-kind-css/combobox'
import { withKind } from '@letterslot/react/kinds/combobox'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
