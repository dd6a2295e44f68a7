import { Globe, Lock } from 'lucide-react';
import { type OfferedVisibility, offeredVisibilities } from '#features/share/dream-values.ts';
import { useMessages } from '#language/messages.tsx';

type VisibilityFieldProps = {
  value: OfferedVisibility;
  onChange: (value: OfferedVisibility) => void;
  username: string;
};

const icons = { private: Lock, public: Globe };

export function VisibilityField({ value, onChange, username }: VisibilityFieldProps) {
  const { visibility, visibilities } = useMessages('share');
  const texts = {
    private: visibilities.private.text,
    public: visibilities.public.text(username),
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-ui font-medium">{visibility}</legend>
      <div className="visibility">
        {offeredVisibilities.map((offered) => {
          const Icon = icons[offered];
          return (
            <label key={offered}>
              <input
                type="radio"
                name="visibility"
                className="sr-only"
                value={offered}
                checked={offered === value}
                onChange={() => onChange(offered)}
                aria-describedby={`visibility-${offered}`}
              />
              <Icon aria-hidden="true" />
              <span className="visibility-name">{visibilities[offered].name}</span>
              <span id={`visibility-${offered}`} className="visibility-text">
                {texts[offered]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
