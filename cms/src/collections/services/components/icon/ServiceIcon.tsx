import type { ServiceIcon as IconName } from '@kariera/shared/contracts/serviceForms'
import {
  Award,
  Briefcase,
  Building2,
  Crown,
  Flag,
  Heart,
  Lightbulb,
  Megaphone,
  Rocket,
  Shield,
  Star,
  Target,
  Trophy,
  User,
  Zap,
} from 'lucide-react'
import styles from '../Service.module.css'

const drawings = {
  ...{ User, Building2, Megaphone, Briefcase, Star, Trophy, Target, Rocket },
  ...{ Lightbulb, Heart, Shield, Zap, Award, Crown, Flag },
} satisfies Record<IconName, unknown>

/** The icon of a service, beside its name (R-BRAND-1). */
export function ServiceIcon({ name }: { name: IconName }) {
  const Drawing = drawings[name]
  return <Drawing aria-hidden className={styles.serviceIcon} size={20} strokeWidth={1.75} />
}
