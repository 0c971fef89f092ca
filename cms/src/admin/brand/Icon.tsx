import { iconAddress } from './icon.ts'

/** The publication's icon, without alternative text: its name is beside it. */
export function Icon() {
  return <img alt="" className="newsroom-icon" src={iconAddress} />
}
