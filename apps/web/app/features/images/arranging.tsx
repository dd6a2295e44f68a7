import type { Arrangement, ImageElement, ImageView } from '@reverie/contract/images';
import {
  type ImageScheme,
  imageSchemes,
  imageShapes,
  imageViews,
} from '@reverie/contract/images.rules';
import { own } from '#features/images/studio.rules.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Segmented } from '#ui/segmented.tsx';

type ArrangingProps = {
  value: Arrangement;
  elements: readonly ImageElement[];
  onChange: (value: Arrangement) => void;
};

/** How a dream is hung: its shape, from where it is seen, how composed, what is in it, of whom. */
export function Arranging({ value, elements, onChange }: ArrangingProps) {
  const t = useMessages('images');
  const language = useLanguage();
  const { shape, view, scheme, hero, without } = value;
  const views = [own, ...imageViews] as const;
  const left = elements.filter(({ id }) => !without.includes(id));

  function toggle(id: string) {
    const isOut = without.includes(id);
    const rest = isOut ? without.filter((one) => one !== id) : [...without, id];
    onChange({ ...value, without: rest, hero: !isOut && hero === id ? null : hero });
  }

  return (
    <>
      {elements.length > 0 && (
        <>
          <fieldset>
            <legend className="mb-2 text-ui font-medium">{t.elements}</legend>
            <div className="choices">
              {elements.map((element) => (
                <label key={element.id} className="choice">
                  <input type="hidden" name="element" value={element.id} />
                  <input
                    type="checkbox"
                    className="sr-only"
                    name="shown"
                    value={element.id}
                    checked={!without.includes(element.id)}
                    onChange={() => toggle(element.id)}
                  />
                  {element[language]}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="mb-2 text-ui font-medium">{t.hero}</legend>
            <div className="choices">
              {[null, ...left].map((element) => (
                <label key={element?.id ?? ''} className="choice">
                  <input
                    type="radio"
                    className="sr-only"
                    name="hero"
                    value={element?.id ?? own}
                    checked={hero === (element?.id ?? null)}
                    onChange={() => onChange({ ...value, hero: element?.id ?? null })}
                  />
                  {element ? element[language] : t.ownHero}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
      <div>
        <p className="mb-2 text-ui font-medium">{t.shape}</p>
        <Segmented
          label={t.shape}
          name="shape"
          value={shape}
          onChange={(chosen) => onChange({ ...value, shape: chosen })}
          options={imageShapes.map((one) => ({ value: one, label: t.shapes[one] }))}
        />
      </div>
      <div>
        <p className="mb-2 text-ui font-medium">{t.view}</p>
        <Segmented
          label={t.view}
          name="view"
          value={view ?? own}
          onChange={(chosen: ImageView | typeof own) =>
            onChange({ ...value, view: chosen === own ? null : chosen })
          }
          options={views.map((one) => ({ value: one, label: t.views[one] }))}
        />
      </div>
      <fieldset>
        <legend className="mb-2 text-ui font-medium">{t.scheme}</legend>
        <div className="choices">
          {([null, ...imageSchemes] satisfies (ImageScheme | null)[]).map((one) => (
            <label key={one ?? own} className="choice">
              <input
                type="radio"
                className="sr-only"
                name="scheme"
                value={one ?? own}
                checked={scheme === one}
                onChange={() => onChange({ ...value, scheme: one })}
              />
              {one === null ? t.ownScheme : t.schemes[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
