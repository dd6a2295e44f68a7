import type { Arrangement, ImageElement, ImageView } from '@reverie/contract/images';
import { imageSchemes, imageShapes, imageViews } from '@reverie/contract/images.rules';
import { own } from '#features/images/studio.rules.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Choices } from '#ui/choices.tsx';
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
          <Choices
            legend={t.hero}
            name="hero"
            offered={[own, ...left.map(({ id }) => id)]}
            chosen={hero ?? own}
            onChange={(id) => onChange({ ...value, hero: id === own ? null : id })}
          >
            {(id) => elements.find((element) => element.id === id)?.[language] ?? t.ownHero}
          </Choices>
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
      <Choices
        legend={t.scheme}
        name="scheme"
        offered={[own, ...imageSchemes]}
        chosen={scheme ?? own}
        onChange={(one) => onChange({ ...value, scheme: one === own ? null : one })}
      >
        {(one) => (one === own ? t.ownScheme : t.schemes[one])}
      </Choices>
    </>
  );
}
