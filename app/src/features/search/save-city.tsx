import { BookmarkPlus } from 'lucide-react';
import { useContext, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { type CityListProps, SavingContext } from '#app/ui/saving-slots.tsx';

/** « Enregistrer Lyon »: keeps the list of a town; who keeps it is the shell's business. */
export function SaveCity(list: CityListProps) {
  const { CityButton, want } = useContext(SavingContext);
  const [pressed, setPressed] = useState(false);
  if (CityButton) return <CityButton key={list.href} {...list} pressed={pressed} />;
  const press = () => {
    setPressed(true);
    want();
  };
  return (
    <Button variant="secondary" size="small" pending={pressed} onClick={press}>
      {!pressed && <BookmarkPlus aria-hidden className="size-4.5 text-blue-600" />}
      Enregistrer {list.city}
    </Button>
  );
}
