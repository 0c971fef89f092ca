import { iconAddress } from './icon.ts'

/** The publication's sign; what it stands beside says its name. */
export function Icon() {
  return <img alt="" className="newsroom-icon" src={iconAddress} />
}
