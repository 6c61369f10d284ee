import { css } from 'virtual:element-kind-css/combobox'
import { withCombobox } from '@letterslot/react/kinds/combobox'
import { addKind } from './add-kind.ts'

addKind(withCombobox, css)
