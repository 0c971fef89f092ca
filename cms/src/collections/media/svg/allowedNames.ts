/** Elements that a drawing may contain; none of them loads, links or runs anything by itself. */
export const allowedElements: ReadonlySet<string> = words(`
  svg g defs symbol use switch title desc style image
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set`)

/** Elements that show their text; text in other elements is left out. */
export const textElements: ReadonlySet<string> = words('text tspan textPath title desc style')

/** Elements that are useless without the element they refer to. */
export const referringElements: ReadonlySet<string> = words('use image mpath textPath')

/** Elements that animate others. */
export const animationElements: ReadonlySet<string> = words(
  'animate animateMotion animateTransform mpath set',
)

/** Attributes whose values are measures and keywords. */
export const plainAttributes: ReadonlySet<string> = words(`
  x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr d points pathLength viewBox
  preserveAspectRatio gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits
  maskContentUnits spreadMethod offset markerWidth markerHeight markerUnits refX refY orient
  dx dy rotate textLength lengthAdjust startOffset method spacing side systemLanguage
  in in2 result stdDeviation edgeMode mode operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope
  intercept amplitude exponent filterUnits primitiveUnits radius
  type media attributeName attributeType begin end dur min max restart repeatCount repeatDur
  calcMode keyTimes keySplines keyPoints additive accumulate path origin`)

export const transformAttributes: ReadonlySet<string> = words(
  'transform gradientTransform patternTransform',
)

/** Values of an animation; colours are the only functions allowed in them. */
export const animatedValues: ReadonlySet<string> = words('values from to by')

/** Attributes for people and for assistive technology: any text. */
export const wordAttributes: ReadonlySet<string> = words('role lang aria-label aria-hidden')

/** Attributes with one or several names. */
export const nameAttributes: ReadonlySet<string> = words('class aria-labelledby aria-describedby')

/** Properties of CSS, as attributes and in styles. */
export const allowedProperties: ReadonlySet<string> = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline fill
  fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings
  font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering isolation letter-spacing lighting-color marker marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode`)

/** Those properties, and properties that only styles may set. */
export const allowedStyleProperties: ReadonlySet<string> = new Set([
  ...allowedProperties,
  ...words(`
    animation animation-delay animation-direction animation-duration animation-fill-mode
    animation-iteration-count animation-name animation-play-state animation-timing-function
    cx cy d line-height r rx ry text-align transform transform-box transform-origin x y
    width height`),
])

export const allowedFunctions: ReadonlySet<string> = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color calc min max clamp
  matrix translate translatex translatey rotate scale scalex scaley skewx skewy
  cubic-bezier steps path inset circle ellipse polygon
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`)

/** Whether an animation may change this attribute: never an address, a name or a style. */
export function isAnimatable(name: string): boolean {
  const isMeasure = plainAttributes.has(name) && !controls.has(name)
  return isMeasure || transformAttributes.has(name) || allowedProperties.has(name)
}

const controls = words(`
  type media attributeName attributeType begin end dur min max restart repeatCount repeatDur
  calcMode keyTimes keySplines keyPoints additive accumulate`)

function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}
